import { detectorTable } from '../detector-table.ts';

/** Mobile, desktop, games and systems. */
export const mobileAndGames = detectorTable(`
android | Android | maven libs.plugins.android.* libs.plugins.androidapplication libs.androidx.* com.android.application com.android.library com.android.tools.build:* androidx.*:* com.google.android.*:* | files AndroidManifest.xml android/app/build.gradle android/app/build.gradle.kts android/build.gradle android/build.gradle.kts | action reactivecircus/android-emulator-runner
ios | iOS | files Podfile Info.plist~ project.pbxproj ios/Podfile Cartfile | ext pbxproj
uikit | UIKit | pod SnapKit IQKeyboardManagerSwift Texture
jetpack-compose | Jetpack Compose | maven libs.androidx.compose* libs.compose.* libs.plugins.compose* libs.plugins.kotlin.compose androidx.compose*:* androidx.activity:activity-compose org.jetbrains.kotlin.plugin.compose org.jetbrains.compose
compose-multiplatform | Compose Multiplatform | maven org.jetbrains.compose org.jetbrains.compose.*:*
kotlin-multiplatform | Kotlin Multiplatform | maven libs.plugins.kotlinmultiplatform libs.plugins.kotlin.multiplatform org.jetbrains.kotlin.multiplatform kotlin-multiplatform
room-android | Room | maven libs.androidx.room* libs.room* androidx.room:* androidx.room
dagger | Dagger | maven com.google.dagger:*
hilt | Hilt | maven libs.hilt* libs.plugins.hilt* com.google.dagger:hilt-* com.google.dagger.hilt.android
retrofit | Retrofit | maven libs.retrofit* com.squareup.retrofit2:*
okhttp | OkHttp | minor | maven com.squareup.okhttp3:*
rxjava | RxJava | maven io.reactivex.rxjava*:* io.reactivex:*
coil-kotlin | Coil | minor | maven io.coil-kt:* io.coil-kt.coil3:*
flutter | Flutter | pub flutter flutter_* | action subosito/flutter-action
riverpod | Riverpod | pub riverpod flutter_riverpod hooks_riverpod riverpod_annotation
bloc-dart | Bloc | pub bloc flutter_bloc hydrated_bloc
getx | GetX | pub get
drift-dart | Drift | pub drift drift_dev moor
dio-dart | Dio | minor | pub dio
freezed | Freezed | minor | pub freezed freezed_annotation
flame-engine | Flame | pub flame flame_*
serverpod | Serverpod | pub serverpod serverpod_flutter
dart-frog | Dart Frog | pub dart_frog
react-native | React Native | npm react-native @react-native/* @react-native-community/* react-native-web~
expo | Expo | npm expo expo-* @expo/* | files eas.json
react-navigation | React Navigation | npm @react-navigation/*
nativewind | NativeWind | npm nativewind
reanimated | Reanimated | npm react-native-reanimated
tamagui | Tamagui | npm tamagui @tamagui/*
ionic | Ionic | npm @ionic/* | files ionic.config.json
capacitor | Capacitor | npm @capacitor/* | files capacitor.config.*
cordova | Apache Cordova | npm cordova cordova-* | files config.xml~
nativescript | NativeScript | npm @nativescript/core tns-core-modules nativescript-*
xamarin | Xamarin | nuget xamarin.forms xamarin.essentials xamarin.*
dotnet-maui | .NET MAUI | nuget usemaui microsoft.maui.controls microsoft.maui.* communitytoolkit.maui
uno-platform | Uno Platform | nuget uno.ui uno.winui uno.sdk
avalonia | Avalonia | nuget avalonia avalonia.* | ext axaml
reactiveui | ReactiveUI | nuget reactiveui reactiveui.*
wpf | WPF | nuget usewpf mahapps.metro materialdesignthemes
xaml | XAML | minor | ext xaml
javafx | JavaFX | maven org.openjfx:* org.openjfx.javafxplugin
qt | Qt | pypi pyqt5 pyqt6 pyside2 pyside6 | cpp Qt5 Qt6 qt | files *.pro~ *.qrc
pyqt | PyQt | pypi pyqt5 pyqt6
pyside | PySide | pypi pyside2 pyside6
qml | QML | ext qml
gtk | GTK | pypi pygobject | cargo gtk gtk4 | cpp GTK gtk gtkmm | files *.ui~
kivy | Kivy | pypi kivy kivymd
tkinter | Tkinter | pypi customtkinter ttkbootstrap
wxwidgets | wxWidgets | cpp wxWidgets
wxpython | wxPython | pypi wxpython
alamofire | Alamofire | pod Alamofire
rxswift | RxSwift | pod RxSwift
snapkit | SnapKit | pod SnapKit
kingfisher | Kingfisher | pod Kingfisher
tca | The Composable Architecture | pod swift-composable-architecture
grdb | GRDB | pod GRDB.swift
cocoapods | CocoaPods | minor | files Podfile *.podspec
carthage | Carthage | minor | files Cartfile
xcode | Xcode | minor | files project.pbxproj *.xcworkspacedata
unity | Unity | files ProjectSettings/ProjectVersion.txt Packages/manifest.json *.unity | npm com.unity.*
unreal | Unreal Engine | files *.uproject
godot | Godot | files project.godot | ext tscn
pygame | Pygame | pypi pygame pygame-ce
bevy | Bevy | cargo bevy bevy_*
libgdx | libGDX | maven com.badlogicgames.gdx:*
monogame | MonoGame | nuget monogame.framework.*
raylib | raylib | cargo raylib | cpp raylib | pypi raylib | go github.com/gen2brain/raylib-go
sdl | SDL | cargo sdl2 sdl3 | cpp SDL2 SDL3 sdl2 sdl3 | go github.com/veandco/go-sdl2
sfml | SFML | cpp SFML sfml
love2d | LÖVE | files conf.lua~
webgpu | WebGPU | cargo wgpu | npm @webgpu/types
vulkan | Vulkan | cpp Vulkan | cargo ash vulkano
opengl | OpenGL | cpp OpenGL glfw3 GLEW | cargo glow glium gl | pypi pyopengl moderngl | go github.com/go-gl/gl
openmp | OpenMP | cpp OpenMP
mpi | MPI | cpp MPI | pypi mpi4py
boost-cpp | Boost | cpp Boost boost
eigen | Eigen | cpp Eigen3 eigen eigen3
openssl | OpenSSL | cpp OpenSSL openssl | cargo openssl | pypi pyopenssl
zephyr | Zephyr | files west.yml prj.conf
renpy | Ren'Py | ext rpy
minecraft-modding | Minecraft modding | maven fabric-loom net.minecraftforge.gradle net.fabricmc:* org.spigotmc:* io.papermc.paper:* | files fabric.mod.json mods.toml plugin.yml~
winforms | Windows Forms | nuget usewindowsforms
`);
